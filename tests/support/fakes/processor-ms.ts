/** Measures the processor time of the work in milliseconds, whatever else the machine does. */
export async function processorMs(work: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
