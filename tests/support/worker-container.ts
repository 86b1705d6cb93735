import type { WorkerReport } from '#shared/worker-messages.ts';
import { parseWorkerRequest } from '#shared/worker-messages.ts';

/** `navigator.serviceWorker` with a worker behind it that answers every question the same way. */
export class WorkerContainer extends EventTarget {
  controller: ServiceWorker | null = null;
  active: ServiceWorker | null = null;
  waiting: ServiceWorker | null = null;
  readonly heard: string[] = [];
  registered: readonly unknown[] = [];
  refuses = false;

  private readonly report: WorkerReport | null;

  constructor(report: WorkerReport | null) {
    super();
    this.report = report;
  }

  async getRegistration() {
    return { active: this.active, waiting: this.waiting };
  }

  async register(...call: readonly unknown[]) {
    this.registered = call;
    if (this.refuses) throw new DOMException('Refused', 'SecurityError');
    return Object.assign(new EventTarget(), { active: this.active, waiting: this.waiting });
  }

  takeControl() {
    this.controller = this.worker();
    this.active = this.controller;
    this.dispatchEvent(new Event('controllerchange'));
  }

  worker(): ServiceWorker {
    const postMessage = (data: unknown, [port]: readonly MessagePort[] = []) => {
      this.heard.push(String(parseWorkerRequest(data)));
      if (this.report) port?.postMessage(this.report);
    };
    const scriptURL = 'https://site.test/sw.js';
    return Object.assign(new EventTarget(), { postMessage, scriptURL }) as unknown as ServiceWorker;
  }
}
