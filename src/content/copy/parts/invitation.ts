/** Where the browser offers to install the site; it comes to every page with code of its own. */
export const invitationCopy = {
  label: 'Install this site',
  text: 'Keep this site on your device for lessons with no internet.',
  accept: 'Install',
  how: { label: 'How it works', to: '/install' },
  dismiss: 'No, thanks',
} as const;
