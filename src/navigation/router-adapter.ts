import {
  BaseRootRoute,
  BaseRoute,
  createNonReactiveMutableStore,
  createNonReactiveReadonlyStore,
  RouterCore,
} from '@tanstack/router-core';

export { parseSearchWith, redirect, stringifySearchWith } from '@tanstack/router-core';

/*
 * TanStack Router without React: the route files and router.ts import `@tanstack/react-router`, for which
 * the browser's code gets this module (the alias is in src/build/site-config.ts). Like the library's own
 * adapters for React, Solid and Vue it gives the router's core its routes and its stores.
 */

export function createFileRoute() {
  return (options: object) => Object.assign(new BaseRoute(options as never), { isRoot: false });
}

export function createRootRoute() {
  return new BaseRootRoute();
}

const stores = {
  createMutableStore: createNonReactiveMutableStore,
  createReadonlyStore: createNonReactiveReadonlyStore,
  batch: (change: () => void) => change(),
};

export function createRouter(options: object) {
  return new RouterCore(options as never, () => stores);
}
