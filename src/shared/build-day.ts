declare const __BUILD_DAY__: string;

/** YYYY-MM-DD, the day on which the site was built. */
export const buildDay: string = __BUILD_DAY__;
