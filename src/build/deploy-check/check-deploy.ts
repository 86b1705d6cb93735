import { readEnvironment } from '../../server/read-environment.ts';
import { BuildError } from '#build/build-error.ts';
import { checkDeployment } from './check-deployment.ts';
import { readPublicConfig } from '../read-public-config.ts';

process.exitCode = await check(process.argv.slice(2));

/** `npm run check:deploy -- https://…`: prints one line per finding and returns the exit code. */
async function check(parameters: readonly string[]): Promise<0 | 1 | 2> {
  const [origin = '', ...more] = parameters.map((text) => text.replace(/\/$/, ''));
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || more.length > 0) {
    console.error('Usage: npm run check:deploy -- https://www.example.org');
    return 2;
  }
  try {
    const env = readEnvironment(process.cwd());
    const config = readPublicConfig(env, false);
    // Without it nothing could be said of canonical addresses.
    if (!env.SITE_URL?.trim()) {
      throw new BuildError('SITE_URL is missing: this check needs the environment of the build');
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
