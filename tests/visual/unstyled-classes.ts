import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const styledSomewhere = new Set(
  globSync('src/web/**/*.css', { exclude: ['src/web/templates/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*\.([\w-]+)/gm)].map(([, name]) => name ?? ''),
  ),
)

/**
 * Finds classes that are styled on other pages but not on this one. A page loads only some of the style sheets, so a part
 * that moves to another page can lose its styles.
 */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const unnamed = await page.evaluate(classesWithoutRule)
  return unnamed.filter((name) => styledSomewhere.has(name))
}

/** Runs inside the browser. A template's additions don't replace a part’s own style. */
function classesWithoutRule() {
  const named = new Set(
    selectors([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])).flatMap((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    ),
  )
  const used = new Set([...document.body.querySelectorAll('*')].flatMap(({ classList }) => [...classList]))
  return [...used].filter((name) => !named.has(name))

  function selectors(rules: CSSRule[]): string[] {
    return rules.flatMap((rule) => {
      if (rule instanceof CSSLayerBlockRule && rule.name === 'template') return []
      const own = rule instanceof CSSStyleRule ? [rule.selectorText] : []
      return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? [...own, ...selectors([...rule.cssRules])]
        : own
    })
  }
}
