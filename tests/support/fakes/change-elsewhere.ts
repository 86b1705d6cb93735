/** Changes the stored reading preferences as another tab does; null removes them. */
export function changeElsewhere(newValue: string | null): void {
  const oldValue = localStorage.getItem('reading');
  if (newValue === null) localStorage.removeItem('reading');
  else localStorage.setItem('reading', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'reading', oldValue, newValue }));
}
