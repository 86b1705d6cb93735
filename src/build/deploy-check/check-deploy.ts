import { readEnvironment } from '../../server/read-environment.ts';
import { readPublicConfig } from '../read-public-config.ts';
import { checkDeployment } from './check-deployment.ts';

process.exitCode = await main(process.argv.slice(2));

/** Runs `npm run check:deploy -- https://…`: prints one line per finding and returns the exit code. */
async function main(parameters: readonly string[]): Promise<0 | 1 | 2> {
  const [origin = '', ...more] = parameters.map((text) => text.replace(/\/$/, ''));
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || more.length > 0) {
    console.error('Usage: npm run check:deploy -- https://www.example.org');
    return 2;
  }
  try {
    const env = readEnvironment(process.cwd());
    const config = readPublicConfig(env, false);
    // Canonical addresses can only be checked against SITE_URL.
    if (!env.SITE_URL?.trim()) {
      throw new Error('SITE_URL is missing: this check needs the environment of the build');
    }
    const findings = await checkDeployment(origin, config);
    for (const finding of findings) console.log(finding);
    console.log(findings.length === 0 ? `${origin} is as built.` : `Findings: ${findings.length}`);
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}
