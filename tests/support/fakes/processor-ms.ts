/** Milliseconds of processor that the work took; what else the machine does is not among them. */
export async function processorMs(work: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
