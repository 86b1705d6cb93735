export interface Notice {
  readonly tone: 'success' | 'waiting' | 'failure';
  readonly title: string;
  readonly text?: string;
}

/** Shows a toast. The code that draws it is loaded with the first one. */
export function notify(notice: Notice): void {
  void import('./toast-layer.tsx').then(({ showToast }) => showToast(notice));
}
