import { installStore, watchOffers } from '#features/install/install-store.ts';

/**
 * Opens the browser's install prompt on a press, where the browser offers one. Returns a cleanup function.
 */
export function enhanceInstallButton(element: HTMLElement): () => void {
  if (!(element instanceof HTMLButtonElement)) return () => undefined;
  const show = () => {
    const { offer } = installStore.getState();
    element.disabled = offer === null;
    element.dataset['offered'] = String(offer !== null);
  };
  const accept = () => void installStore.getState().offer?.accept();
  const cleanups = [watchOffers(), installStore.subscribe(show)];
  element.addEventListener('click', accept);
  // The page has its own button, so hide the invitation.
  installStore.setState({ hasOwnButton: true });
  show();
  return () => {
    element.removeEventListener('click', accept);
    installStore.setState({ hasOwnButton: false });
    cleanups.forEach((cleanup) => cleanup());
  };
}
