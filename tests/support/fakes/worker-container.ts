import { parseWorkerRequest, type WorkerReport } from '#shared/worker-messages.ts';

/** Stands for `navigator.serviceWorker`, with a worker that answers every query with one report. */
export class WorkerContainer extends EventTarget {
  controller: ServiceWorker | null = null;
  active: ServiceWorker | null = null;
  waiting: ServiceWorker | null = null;
  readonly heard: string[] = [];
  registered: readonly unknown[] = [];
  refuses = false;
  /** Counts the checks for a new build. */
  updates = 0;

  private readonly report: WorkerReport | null;

  constructor(report: WorkerReport | null) {
    super();
    this.report = report;
  }

  /** The one registration, until it is forgotten. */
  private registration: FakeRegistration | undefined;

  async getRegistration() {
    if (this.controller || this.active || this.waiting)
      this.registration ??= new FakeRegistration(this);
    return this.registration;
  }

  async register(...call: readonly unknown[]) {
    this.registered = call;
    if (this.refuses) throw new DOMException('Refused', 'SecurityError');
    this.registration ??= new FakeRegistration(this);
    return this.registration;
  }

  /** Forgets the registration, as after `Clear-Site-Data`. */
  forgetRegistration() {
    this.controller = null;
    this.active = null;
    this.waiting = null;
    this.registration = undefined;
  }

  /** Counts the listeners of the registration. */
  listeners(): number {
    return this.registration?.count ?? 0;
  }

  takeControl() {
    this.controller = this.worker();
    this.active = this.controller;
    this.dispatchEvent(new Event('controllerchange'));
  }

  worker(): ServiceWorker {
    const postMessage = (data: unknown, [port]: readonly MessagePort[] = []) => {
      this.heard.push(String(parseWorkerRequest(data)?.type));
      if (this.report) port?.postMessage(this.report);
    };
    const scriptURL = 'https://site.test/sw.js';
    const state = 'activated';
    const worker: unknown = Object.assign(new EventTarget(), { postMessage, scriptURL, state });
    return worker as ServiceWorker;
  }
}

class FakeRegistration extends EventTarget {
  count = 0;
  readonly installing = null;

  private readonly container: WorkerContainer;

  constructor(container: WorkerContainer) {
    super();
    this.container = container;
  }

  get active() {
    return this.container.active;
  }

  get waiting() {
    return this.container.waiting;
  }

  async update() {
    this.container.updates += 1;
  }

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
    this.count += 1;
    super.addEventListener(...given);
  }
}
