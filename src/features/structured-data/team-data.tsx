import { teamStructuredData } from '#content/page/structured-data.ts';
import { publicConfig } from '#shared/public-config.ts';
import { StructuredData } from './structured-data.tsx';

/** The organisation and its four people (specification, section 2). */
export function TeamData() {
  return <StructuredData data={data} />;
}

const data = teamStructuredData(publicConfig.siteUrl);
