import { siteConfig } from '../../src/build/site-config.ts';

/** The site as it is to be on the day of its launch, when search engines may list it. */
export default siteConfig({ isLaunched: true });
