import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';

/** Opens the print dialog from the press itself (decision 22). */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button type="button" onClick={() => print()}>
      {children}
    </Button>
  );
}
