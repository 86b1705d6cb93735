import { vi } from 'vitest';

interface FakeIntersections {
  readonly watched: ReadonlySet<Element>;
  readonly thresholds: readonly unknown[];
  /** Reports that so much of an observed element is in view. */
  report(target: Element, intersectionRatio: number): void;
}

type Report = (entries: readonly { target: Element; intersectionRatio: number }[]) => void;

/** Stubs `IntersectionObserver` for one observer at a time, until `vi.unstubAllGlobals()`. */
export function fakeIntersections(): FakeIntersections {
  const watched = new Set<Element>();
  const thresholds: unknown[] = [];
  let tell: Report = () => {};

  class Observer {
    constructor(report: Report, options: { threshold: unknown }) {
      tell = report;
      thresholds.push(options.threshold);
    }
    observe(target: Element) {
      watched.add(target);
    }
    unobserve(target: Element) {
      watched.delete(target);
    }
    disconnect() {
      watched.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    thresholds,
    report(target, intersectionRatio) {
      if (watched.has(target)) tell([{ target, intersectionRatio }]);
    },
  };
}
