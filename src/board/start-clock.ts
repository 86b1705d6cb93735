const fullMs = 600_000;

/** Handles the buttons of the silent ten-minute countdown, if the board has one. */
export function startClock(board: HTMLElement): void {
  const face = board.querySelector('[role=timer]');
  const button = (name: string) => board.querySelector<HTMLElement>(`[data-clock=${name}]`);
  const [start, pause, again] = [button('start'), button('pause'), button('again')];
  if (!face || !start || !pause || !again) return;
  let left = fullMs;
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;

  const show = () => {
    const seconds = Math.ceil(left / 1_000);
    face.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  const setRunning = (isRunning: boolean) => {
    clearInterval(timer);
    timer = undefined;
    last = performance.now();
    if (isRunning) timer = setInterval(tick, 250);
    start.hidden = isRunning;
    pause.hidden = !isRunning;
  };
  function tick(): void {
    const now = performance.now();
    left = Math.max(0, left - (now - last));
    last = now;
    show();
    if (left > 0) return;
    const hadFocus = document.activeElement === pause;
    setRunning(false);
    if (hadFocus) start?.focus();
  }

  start.addEventListener('click', () => {
    if (left === 0) left = fullMs;
    setRunning(true);
    pause.focus();
  });
  pause.addEventListener('click', () => {
    tick();
    setRunning(false);
    start.focus();
  });
  again.addEventListener('click', () => {
    left = fullMs;
    show();
    last = performance.now();
  });
}
