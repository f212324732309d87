import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** In a build's folder: the entries of the side menu, as the registry has them. */
const file = 'menu.json'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The outlines of an icon that Tabler has, by its name there, as `shopping-cart`. */
function outlinesOf(icon) {
  let file
  try {
    file = createRequire(import.meta.url).resolve(`@tabler/icons/outline/${icon}.svg`)
  } catch (cause) {
    throw new Error(`there is no icon ${icon}`, { cause })
  }
  return [...readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"/g)].map(([, outline]) => outline)
}

/** Reads the words of a remote; gives those of a key as `menu.pantry`, by language. @throws without English ones */
function wordsOf(directory) {
  const locales = join(directory, 'src/locales')
  const languages = readdirSync(locales)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replace('.json', ''), readJson(join(locales, name))])
  return (group, name) => {
    const words = languages.filter(([, all]) => all[group]?.[name]).map(([code, all]) => [code, all[group][name]])
    if (!words.some(([code]) => code === 'en-us'))
      throw new Error(`${locales}/en-us.json has no words for ${group}.${name}`)
    return Object.fromEntries(words)
  }
}

/** A count has the name of its entry (`host.badges.set`). With another name it is never displayed. */
function badgeOf({ name }, badge) {
  if (badge === undefined) return {}
  if (badge !== true)
    throw new Error(`the badge of "${name}" is ${badge}: write true, its count has the name of the entry`)
  return { badge: name }
}

/**
 * The entries that a remote adds to the side menu, with the switch of each. package.json says what they
 * are, the remote's words what they are called; the shell gets both as data, so that its menu stands while no remote can
 * be loaded.
 *
 * @param {string} directory the remote's folder
 * @throws when an icon or the words of an entry are missing
 */
export function menuOf(directory) {
  const { menu = [] } = readJson(join(directory, 'package.json')).potluck.remote
  const words = wordsOf(directory)
  return menu.map(({ switch: name, badge, ...entry }) => ({
    ...entry,
    ...badgeOf(entry, badge),
    icon: outlinesOf(entry.icon),
    words: words('menu', entry.name),
    ...(name && { switch: { name, words: words('switches', name) } }),
  }))
}

/** Writes them beside the manifest of the federation plugin, where a release takes them from. */
export class WriteMenu {
  /** @param {string} directory the remote's folder */
  constructor(directory) {
    this.directory = directory
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteMenu', (compilation) => {
      compilation.fileDependencies.add(join(this.directory, 'package.json'))
      compilation.hooks.processAssets.tap(
        { name: 'WriteMenu', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const menu = JSON.stringify(menuOf(this.directory))
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(menu))
        },
      )
    })
  }
}
