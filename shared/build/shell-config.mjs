import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { devServer } from './dev-server.mjs'
import { FederationIds } from './federation-ids.mjs'
import { PageWithoutShared } from './page-without-shared.mjs'
import { PreloadFirstScreen } from './preload-first-screen.mjs'
import { givesRuntime, providedByShell, providedModule, wholePackages } from './shared-scope.mjs'
import { npmFolder, webpackBase } from './webpack-base.mjs'
import { wordsOf } from './words-of.mjs'
import { WriteFiles } from './write-files.mjs'
import { WriteMemberFiles } from './write-opening-files.mjs'
import { WriteServiceWorker } from './write-service-worker.mjs'
import { WriteSharedNames } from './write-shared-names.mjs'
import { WriteWebManifest } from './write-web-manifest.mjs'

/**
 * The libraries that every screen needs, in one file: in a file each, as federation would have it, it costs the first visit eight
 * more requests. It changes with its versions only, so that it stays in the cache of browsers when the product changes.
 */
const libraries = {
  name: 'libraries',
  test: new RegExp(
    [
      String.raw`node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)[\\/]`,
      String.raw`node_modules[\\/]zod[\\/]v4[\\/](mini|core[\\/](?!(to-)?json-schema|memoizer))`,
      // The base of all icons, not the icons.
      String.raw`node_modules[\\/](clsx[\\/]dist|@tabler[\\/]icons-react[\\/]dist[\\/]esm)[\\/][^\\/]+\.mjs$`,
      String.raw`[\\/]facades[\\/]react-(router|i18next)`,
    ].join('|'),
  ),
  chunks: 'all',
  enforce: true,
}

/** The schemas that answers are checked with: the facade over zod says nothing without what is behind it. */
const schemas = {
  name: 'schemas',
  test: new RegExp(
    [
      String.raw`node_modules[\\/]zod[\\/]v4[\\/](classic|locales|core[\\/](to-json-schema|json-schema|memoizer))`,
      String.raw`[\\/]facades[\\/]zod`,
    ].join('|'),
  ),
  chunks: 'async',
  enforce: true,
}

/**
 * The small parts that nearly every screen of a remote shows, and what they all stand on: in a file each, a screen would
 * make a request for each. Pickers and dialogs stay apart, for they open seldom.
 */
const parts = {
  name: 'parts',
  test: new RegExp(
    [
      String.raw`[\\/]shared[\\/]parts[\\/]src[\\/](index\.ts|(answered|navigation|formats|undo)[\\/])`,
      String.raw`[\\/]shared[\\/]parts[\\/]src[\\/]people[\\/](PersonName|useFriends)`,
      String.raw`[\\/]shared[\\/](platform[\\/]src[\\/]answers|cooking[\\/]src[\\/]dates)\.ts$`,
      String.raw`[\\/]icons[\\/]IconArrowLeft\.mjs$`,
    ].join('|'),
  ),
  chunks: 'async',
  enforce: true,
}

/** The code that mounts the screens of remotes, and their cache: screens of remotes need it, and guests do not. */
const screens = {
  name: 'screens',
  test: new RegExp(
    [
      String.raw`node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]`,
      String.raw`[\\/]facades[\\/]react-query`,
      String.raw`[\\/]shell[\\/]src[\\/]remotes[\\/](Remote(Area|Outlet|Boundary)|load-remote-module|FailurePanel|LoadingScreen|use(Screen|Return)|query-cache|retries-query)\.`,
    ].join('|'),
  ),
  chunks: 'async',
  enforce: true,
}

/**
 * The code of the shell's first screen: its own, and the design system that it is drawn with. They come together
 * and change together, and a file each costs headers, and what compression does not see. Nothing of it is in another file:
 * a second copy of a sheet would come later than what builds on the first, and undo it.
 */
const firstScreen = {
  name: 'first-screen',
  // Shared modules are loaded before the code that needs them: in one file, each would wait for the other.
  test: (module, { chunkGraph }) =>
    module.type !== 'consume-shared-module' &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
      [...chunk.groupsIterable].some(({ origins }) => origins.some(isFirstScreen)),
    ),
  chunks: 'async',
  enforce: true,
  // Modules that the libraries take are left to them.
  priority: -1,
}

const isFirstScreen = ({ module, request }) =>
  request === './bootstrap.tsx' || (module?.type === 'provide-module' && module._name === '@potluck/ui')

/** The lists of thousands of rows, and the library that they are made with. */
const lists = {
  name: 'lists',
  test: /node_modules[\\/]@tanstack[\\/](virtual-core|react-virtual)[\\/]|[\\/]shared[\\/]ui[\\/]src[\\/]lists[\\/]/,
  chunks: 'async',
  enforce: true,
}

/** The library that opens PDFs. */
const pdf = {
  name: 'on-demand/pdf',
  test: /node_modules[\\/]pdfjs-dist[\\/]/,
  chunks: 'async',
  enforce: true,
}

/** What the shell imports before a member sees a screen of a remote, in the words of its sources. */
const forMembers = [
  './remotes/load-remote-module.ts',
  '../remotes/RemoteArea.tsx',
  '../member/start-member.ts',
  '../remotes/RemotesNotices.tsx',
  '../menu/Places.tsx',
  '@potluck/api/client',
  '@potluck/sync/caching-client',
]

/**
 * The name of a script. The federation plugin asks for it to count its folders, when no hash is known yet; webpack 5.111 and later
 * refuse that (module-federation/core#5077).
 */
const scriptFile = ({ chunk }) => `assets/[name]${chunk?.contentHash?.javascript ? '.[contenthash:8]' : ''}.js`

/** The page of a language: whoever opens the root is given the one that their browser asks for. */
const pageFile = (language) => (language === 'en-us' ? 'index.html' : `index.${language}.html`)

/**
 * The webpack configuration of the shell: `index.html` and hashed files that find each other by relative addresses,
 * so that a sub-path is as good as a root. It knows no remote.
 *
 * @param {string} directory the package's folder (`import.meta.dirname`)
 */
export const shellConfig =
  (directory) =>
  (env, { mode = 'production' }) => {
    const { port } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).potluck
    const serving = Boolean(env.WEBPACK_SERVE)
    const base = webpackBase({
      name: 'shell',
      directory,
      files: serving ? 'assets/[name]' : 'assets/[name].[contenthash:8]',
      // The shell has no folder per version, so the name itself must be new.
      locales: 'assets/[name].[contenthash:8][ext]',
      mode,
    })
    // No placeholder: index.html names the file before placeholders follow what was minified.
    const ownFile = ({ contentHash }) => `assets/[name].${contentHash.slice(0, 8)}.js`
    return {
      ...base,
      output: { ...base.output, ...(serving ? {} : { filename: scriptFile, chunkFilename: scriptFile }) },
      resolve: { ...base.resolve, alias: wholePackages(directory) },
      module: {
        rules: [
          ...base.module.rules,
          // Files that index.html names besides the bundles: a script as a file of its own, a picture as its text.
          { resourceQuery: /^\?file(&|$)/, type: 'asset/resource', generator: { filename: ownFile } },
          {
            resourceQuery: /^\?file&with=/,
            enforce: 'pre',
            loader: fileURLToPath(import.meta.resolve('./join-scripts.mjs')),
          },
          { resourceQuery: /^\?text$/, type: 'asset/source' },
          // What reads photos and PDFs. It looks for its data by name in one folder, so the version is the folder's name.
          {
            test: /[\\/](tesseract\.js(-core)?|pdfjs-dist)[\\/].*\.m?js$/,
            dependency: 'url',
            type: 'asset/resource',
            generator: { filename: `${npmFolder}/[name].[contenthash:8].js` },
          },
          {
            test: /[\\/]@tesseract\.js-data[\\/]/,
            type: 'asset/resource',
            generator: { filename: `${npmFolder}/tessdata-4.0.0_best_int/[name][ext]` },
          },
        ],
      },
      entry: { main: ['./src/index.ts', 'virtual:provided'] },
      optimization: {
        ...base.optimization,
        splitChunks: { cacheGroups: { libraries, schemas, parts, lists, pdf, screens, firstScreen } },
      },
      plugins: [
        // With its text as its version: the cache of another build is not used when a shared module is new.
        new webpack.experiments.schemes.VirtualUrlPlugin(
          { provided: { source: providedModule, version: providedModule() } },
          'virtual',
        ),
        ...Object.keys(wordsOf(join(directory, 'src/locales'))).map(
          (language) =>
            new HtmlWebpackPlugin({
              template: join(directory, 'src/index.html'),
              filename: pageFile(language),
              language,
              scriptLoading: 'defer',
            }),
        ),
        new PageWithoutShared(),
        new FederationIds(),
        new PreloadFirstScreen(),
        ...(serving
          ? []
          : [
              new WriteSharedNames('provided'),
              new WriteMemberFiles(forMembers),
              new WriteWebManifest(directory),
              new WriteServiceWorker(directory),
              new WriteFiles(/\.(js|css|svg|png|woff2|html|webmanifest|json\?v=\w+)$/),
            ]),
        ...base.plugins,
        new ModuleFederationPlugin({
          name: 'shell',
          shared: providedByShell(directory),
          shareStrategy: 'loaded-first',
          dts: false,
          experiments: givesRuntime,
        }),
      ],
      // Of the design system, whose sheets may arrive in any order (shared/ui/README.md).
      ignoreWarnings: [/Conflicting order/],
      devServer: devServer({ name: 'shell', port, publicPath: '/' }),
    }
  }
