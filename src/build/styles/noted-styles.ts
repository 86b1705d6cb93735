import { createElement, type ElementType, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import library, {
  createGlobalStyle as globalStyle,
  css as libraryCss,
  type Interpolation,
  ServerStyleSheet,
} from 'styled-components';
import { styled as built } from '#theme/built-styled.ts';

type Rules = ReturnType<typeof libraryCss>;

interface Noted {
  /** The class of the component; a global style has none. */
  readonly id?: string;
  readonly look: ElementType;
}

/** In the order in which their modules ran: what is built on another comes after it. */
const noted: Noted[] = [];

/** Of a component, for `${Component}` in the rules of others. */
const selectors = new Map<unknown, string>();

/** The library's own, which would not know our components. */
export function css(texts: TemplateStringsArray, ...values: readonly unknown[]): Rules {
  const known = values.map((value) => (selectors.get(value) ?? value) as Interpolation<object>);
  return libraryCss(texts, ...known);
}

/** As `#theme/built-styled.ts`, and notes what the component looks like. */
export function styled(target: ElementType, id: string, file: string, rules: Rules) {
  refuseFunctions(rules, file);
  noted.push({ id, look: library.div.withConfig({ componentId: id })`${rules}` });
  const component = built(target, id);
  selectors.set(component, `.${id}`);
  return component;
}

/** Its rules hold always, whether it is drawn or not: they are in the site's sheet. */
export function createGlobalStyle(file: string, rules: Rules): () => null {
  refuseFunctions(rules, file);
  noted.push({ look: globalStyle`${rules}` });
  return () => null;
}

function refuseFunctions(rules: Rules, file: string): void {
  if (rules.some((rule) => typeof rule === 'function'))
    throw new Error(
      `${file}: a look cannot depend on a property, because the build makes all rules; give the element an attribute (data-...) and write a rule for it`,
    );
}

export interface Look {
  readonly id: string | undefined;
  readonly css: string;
}

/** What the library makes of all that was noted, by the class that `#theme/built-styled.ts` gives. */
export function looks(): readonly Look[] {
  const sheet = new ServerStyleSheet();
  const elements = noted.map(({ look }, at) => createElement(look, { key: at }));
  renderToString(sheet.collectStyles(createElement(Fragment, null, elements)));
  const [, text = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  const found: Look[] = [];
  let rules = '';
  // Behind the rules of each component the library writes its id and the class that it gave.
  for (const part of text.split('/*!sc*/\n')) {
    const [, id, name] = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^",]*)/.exec(part) ?? [];
    if (id === undefined) {
      rules += part;
      continue;
    }
    const isGlobal = !noted.some((one) => one.id === id);
    found.push({
      id: isGlobal ? undefined : id,
      css: isGlobal ? rules : rules.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), `.${id}`),
    });
    rules = '';
  }
  return found;
}
