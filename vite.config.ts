import { siteConfig } from './src/build/site-config.ts';

export default siteConfig();
