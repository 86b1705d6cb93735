import type { FunctionConfig } from '#function/settings/function-config.ts';
import { createRpcStore, type RpcName, type Store } from '#function/store/store.ts';
import type { Submission } from '#function/request/submission.ts';
import { callRpc, type Database } from '#server/database/database.ts';
import { sampleConfig } from '../function/samples.ts';

export interface Opened {
  readonly database: Database;
  /** Runs any statements on one connection. */
  readonly exec: (sql: string) => Promise<unknown>;
}

export type StoreHarness = ReturnType<typeof createStoreHarness>;

const day = 86_400;

/** Opens stores and SQL access for the tests of stored submissions. */
export function createStoreHarness(get: () => Opened) {
  const limited = {
    ...sampleConfig,
    rateIp: { max: 5, windowSeconds: day },
    rateAll: { max: 8, windowSeconds: day },
  };
  const daily = { ...sampleConfig, rateIpDayMax: 3, rateAll: limited.rateAll };
  const open = (config: FunctionConfig, remembersSeconds: number | null): Store =>
    createRpcStore(callRpc(get().database), config, { remembersSeconds });
  const store = () => open(sampleConfig, null);
  /** Claims a submission, and returns the token of the lease. */
  const lease = async (submission: Submission, by = store()) => {
    const claim = await by.claim(submission, 'ip');
    if (!('token' in claim)) throw new Error(claim.state);
    return claim.token;
  };
  return {
    store,
    /** Limits: five per address and eight in total. */
    limitedStore: () => open(limited, null),
    /** Limits: three per address and day, and eight in total. */
    dailyStore: () => open(daily, null),
    /** Has another hash key than the other stores, as after a change of IP_SALT. */
    otherKeyStore: () => open({ ...sampleConfig, hashSecret: 'y'.repeat(32) }, null),
    /** Has a transport that forgets keys after 23 hours; the others never do. */
    forgetfulStore: () => open(sampleConfig, 23 * 3600),
    exec: (sql: string) => get().exec(sql),
    rows: async (sql: string) => (await get().database.query(sql, [])).rows,
    call: (name: RpcName, argument: object) => callRpc(get().database)(name, argument),
    lease,
    /** Claims a submission, and finishes it as mailed. */
    async send(submission: Submission, by = store()) {
      const token = await lease(submission, by);
      await by.finish({ id: submission.id, token, outcome: 'sent', ref: 'r' });
    },
    /** Ends every lease and backoff. */
    makeDue: () => get().exec("update mail.submissions set lease_until = now() - interval '1 s'"),
  };
}
