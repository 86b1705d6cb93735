import { toast } from 'react-hot-toast/headless';

/** Takes every toast away before its time. */
export function clearToasts(): void {
  toast.remove();
}
