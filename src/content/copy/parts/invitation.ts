/** Copy of the line that offers to install the site. */
export const invitationCopy = {
  label: 'Install this site',
  text: 'Keep this site on your device for lessons with no internet.',
  accept: 'Install',
  how: { label: 'How it works', to: '/install' },
  dismiss: 'No, thanks',
} as const;
