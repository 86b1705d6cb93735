import { siteConfig } from '#build/site-config.ts';

/** Vite config of the site as on the day of its launch, when search engines may list it. */
export default siteConfig({ isLaunched: true });
