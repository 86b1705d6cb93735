/** One page of a browser. Selectors are CSS, so that every engine understands them. */
export interface Tab {
  /**
   * Goes to an address and waits for the page's load event. Does not reject when the browser shows
   * its own error page: a scenario checks the page.
   */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page and awaits its promise. The result must be a string. */
  run(expression: string): Promise<string>;
  type(selector: string, text: string): Promise<void>;
  press(selector: string): Promise<void>;
  /** Limits the bytes that an origin may store, null for no limit, where the engine allows that. */
  limitStorage?(origin: string, bytes: number | null): Promise<void>;
  /** Cuts pages off the network, or reconnects them, and tells them; the worker stays connected. */
  goOffline?(isOffline: boolean): Promise<void>;
  /** Presses a key on the focused element. */
  pressKey?(key: 'Escape' | 'Tab'): Promise<void>;
  /** Sets the inner size of the window in CSS pixels, unless the engine's size is fixed. */
  resize?(width: number, height: number): Promise<void>;
  /** Prints the page as a PDF; Chromium uses the paper size that the page asks for. */
  print?(): Promise<Buffer>;
  /** Returns the uncaught errors of the tab's pages, where the engine reports them. */
  errors?(): readonly string[];
  close(): Promise<void>;
}

export interface Browser {
  /** Opens a tab in front of the others. */
  newTab(): Promise<Tab>;
  /** Closes the browser as a visitor does. */
  close(): Promise<void>;
  /** Ends every process at once, as a power cut does. */
  kill(): Promise<void>;
}

/** Engines of current browsers. */
export const todaysEngines = ['chromium', 'firefox', 'webkit', 'webkit-private'] as const;

/** Engines of devices that are no longer updated; a machine may lack some of them. */
export const oldEngines = ['chromium-92', 'chromium-109', 'wpe'] as const;

export const engineNames = [...todaysEngines, ...oldEngines] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser on this machine. A later launch with the same profile may find its storage again. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** True if storage outlives the browser's process. */
  readonly isPersistent: boolean;
  /** `profile` is an existing folder; `environment` is added to the browser's own. */
  launch(profile: string, environment?: Environment): Promise<Browser>;
}

export type Environment = Readonly<Record<string, string>>;
