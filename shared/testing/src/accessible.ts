import axe from 'axe-core'

/**
 * The violations that axe finds in an element (WCAG 2.2 AA), as far as that is possible without a layout: names, roles, states
 * and structure. Colours and sizes are looked at in a browser. @returns a line for each rule that is broken
 */
export async function axeFinds(element: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}
