/** Language of a story without the field `lang`. */
export const defaultLanguage = 'en-GB';

/**
 * Parses a language tag such as es, en-US or zh-Hant; undefined if it is invalid or unknown. Codes of three
 * letters are accepted, because the names of many smaller languages are not known here.
 */
export function readLanguage(text: string): string | undefined {
  try {
    const locale = new Intl.Locale(text.replaceAll('_', '-'));
    return hasName(locale.language) || locale.language.length === 3 ? locale.toString() : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the tag of a language by its English name. */
export function languageTag(name: string): string | undefined {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((tag) => nameOf(tag)?.toLowerCase() === name.toLowerCase());
}

/** Returns the English name of a language without its region: "English" for en-GB. */
export function languageName(lang: string): string {
  return nameOf(new Intl.Locale(lang).language) ?? lang;
}

/** Returns whether the name of a language is known. */
export function hasName(lang: string): boolean {
  return nameOf(new Intl.Locale(lang).language) !== undefined;
}

function nameOf(tag: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
}

/** Scripts other than the Latin one. Japanese has Chinese letters too, therefore Hira is before Hani. */
const scripts =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hebr Hira Hani Khmr Knda Laoo Mlym Mymr Sinh Taml Telu Thai Tibt';

/**
 * Returns the tag of a language that is written in the script of most letters of a text; undefined for
 * the Latin script.
 */
export function languageOfScript(text: string): string | undefined {
  const count = (pattern: string) => text.match(new RegExp(pattern, 'gu'))?.length ?? 0;
  const all = count(String.raw`\p{L}`);
  if (count(String.raw`\p{Script=Latin}`) >= all / 2) return undefined;
  const script = scripts.split(' ').find((each) => count(`\\p{Script=${each}}`) > all / 4);
  return script && new Intl.Locale(`und-${script}`).maximize().language;
}

interface StoryLanguage {
  /** Language tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export type LanguageAttributes = Partial<StoryLanguage>;

/**
 * Returns the attributes of an element that holds words of a story: none for the site's language,
 * which its surroundings have.
 */
export function languageAttributes({ lang, dir }: StoryLanguage): LanguageAttributes {
  return lang === defaultLanguage ? {} : { lang, dir };
}

/** Returns the attributes of an element that holds words of the site among those of a story. */
export function siteLanguageAttributes({ lang }: StoryLanguage): LanguageAttributes {
  return lang === defaultLanguage ? {} : { lang: defaultLanguage, dir: 'ltr' };
}

/** Attributes of an element that holds Spanish; its surroundings may be right to left. */
export const spanishAttributes = { lang: 'es', dir: 'ltr' } as const;

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** Returns the writing direction of a language. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
