import type { Browser, Engine, Environment, Tab } from './drivers/engine.ts';

/** One browser with one profile, which the scenarios of an engine share. */
export interface Session {
  readonly engine: Engine;
  /** The tab in which scenarios begin. */
  mainTab(): Promise<Tab>;
  newTab(): Promise<Tab>;
  /** Closes the main tab; another takes its place. */
  replaceTab(): Promise<Tab>;
  /** Ends the browser, and starts it again with the same profile. */
  reopen(how: 'close' | 'kill'): Promise<Tab>;
  /** Sets environment variables for the next browser, until `end`. */
  setEnvironment(environment: Environment): void;
  /** Ends the browser; the next one starts with a new profile. */
  end(): Promise<void>;
}

export function createSession(engine: Engine, newFolder: () => Promise<string>): Session {
  let profile: string | undefined;
  let around: Environment = {};
  let browser: Browser | undefined;
  let main: Tab | undefined;

  async function open(): Promise<Browser> {
    profile ??= await newFolder();
    browser ??= await engine.launch(profile, around);
    return browser;
  }

  async function mainTab(): Promise<Tab> {
    main ??= await (await open()).newTab();
    return main;
  }

  async function leave(how: 'close' | 'kill'): Promise<void> {
    const left = browser;
    browser = undefined;
    main = undefined;
    await left?.[how]();
  }

  return {
    engine,
    mainTab,
    newTab: async () => (await open()).newTab(),
    async replaceTab() {
      const left = main;
      // Open the new tab first, because a browser without tabs ends.
      main = await (await open()).newTab();
      await left?.close();
      return main;
    },
    async reopen(how) {
      await leave(how);
      return mainTab();
    },
    setEnvironment(environment) {
      around = environment;
    },
    async end() {
      await leave('kill');
      around = {};
      profile = undefined;
    },
  };
}
