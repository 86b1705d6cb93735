import type { Browser, Engine, Environment, Tab } from './drivers/engine.ts';

export type Session = ReturnType<typeof createSession>;

/** Creates a session: one browser with one profile, which the scenarios of an engine share. */
export function createSession(engine: Engine, newFolder: () => Promise<string>) {
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
    /** Returns the tab in which scenarios begin. */
    mainTab,
    newTab: async () => (await open()).newTab(),
    /** Closes the main tab; another takes its place. */
    async replaceTab() {
      const left = main;
      // Open the new tab first, because a browser without tabs ends.
      main = await (await open()).newTab();
      await left?.close();
      return main;
    },
    /** Ends the browser, and starts it again with the same profile. */
    async reopen(how: 'close' | 'kill') {
      await leave(how);
      return mainTab();
    },
    /** Sets environment variables for the next browser, until `end`. */
    setEnvironment(environment: Environment) {
      around = environment;
    },
    /** Ends the browser; the next one starts with a new profile. */
    async end() {
      await leave('kill');
      around = {};
      profile = undefined;
    },
  };
}
