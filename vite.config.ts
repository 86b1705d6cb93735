import { isLaunched } from './src/build/is-launched.ts';
import { siteConfig } from './src/build/site-config.ts';

export default siteConfig(isLaunched(process.cwd()));
