export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Something to wait for, until a test lets it go on. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
