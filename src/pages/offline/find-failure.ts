import { type FailureStatus, listDownloadFailures } from '#shared/download-failure.ts';
import { isDeviceFull } from '#shared/is-device-full.ts';

/** Returns why nothing is saved, if it is known: from the last note, or because no note fits on the device. */
export async function findFailure(): Promise<FailureStatus | undefined> {
  const [latest] = await listDownloadFailures();
  return latest?.status ?? ((await isDeviceFull()) ? 'storage-full' : undefined);
}
