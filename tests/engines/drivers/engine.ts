/** One page of a browser. Selectors are CSS, so that every engine understands them. */
export interface Tab {
  /**
   * Goes to an address and waits for the page's load event. What the browser shows when it cannot is
   * no error: a scenario looks at the page.
   */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page and waits for its promise; it must give a text. */
  run(expression: string): Promise<string>;
  type(selector: string, text: string): Promise<void>;
  press(selector: string): Promise<void>;
  /** Bytes that an origin may store, null for no limit; where the engine lets itself be told. */
  limitStorage?(origin: string, bytes: number | null): Promise<void>;
  /** The pages' device has no network, and they know; the worker's calls still go out. */
  goOffline?(isOffline: boolean): Promise<void>;
  /** One key, where the page has its focus. */
  pressKey?(key: 'Escape' | 'Tab'): Promise<void>;
  /** The window's inside, in CSS pixels, where the engine has no size of its own. */
  resize?(width: number, height: number): Promise<void>;
  /** The page as PDF, on the paper that it asks for. */
  print?(): Promise<Buffer>;
  /** Uncaught errors of its pages, where the engine reports them. */
  errors?(): readonly string[];
  close(): Promise<void>;
}

export interface Browser {
  /** A new tab in front of the others. */
  newTab(): Promise<Tab>;
  /** Closes it as a visitor does. */
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

/** A browser on this machine. Launched again with the same profile it remembers what it may. */
export interface Engine {
  readonly name: EngineName;
  readonly title: string;
  readonly version: string;
  /** Storage outlives the browser. */
  readonly isPersistent: boolean;
  /** `profile` is an existing folder; `environment` is added to the browser's own. */
  launch(profile: string, environment?: Environment): Promise<Browser>;
}

export type Environment = Readonly<Record<string, string>>;
