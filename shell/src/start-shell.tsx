import { ApiError } from '@potluck/api/errors'
import type { Confirmation, Host } from '@potluck/platform/host'
import { createPreferencesStore } from '@potluck/platform/preferences-store'
import { readConfig } from './config/config.ts'
import { featureFlags } from './config/feature-flags.ts'
import { createDeviceStorage } from './device/device-storage.ts'
import { createToken } from './device/token.ts'
import { reportUncaught } from './host/error-reports.ts'
import { followInstallation } from './host/installation.ts'
import { chooseLanguage } from './language/choose-language.ts'
import { createWords } from './language/words.ts'
import { locales } from './locales.ts'
import { takeReturn } from './offline/pass-proxy.ts'
import { createEarlyAnswers } from './opening/early-answers.ts'
import { isConnectionFailure } from './remotes/classify-load-error.ts'
import { createRemotes } from './remotes/remotes.ts'
import { watchLoadErrors } from './remotes/watch-load-errors.ts'
import { createRouter, fromHere } from './routing/create-router.ts'
import { followLinks } from './routing/follow-links.ts'
import { routes, startPath } from './routing/routes.tsx'
import { createShell } from './start/create-shell.ts'

/** Errors that the cook already saw: a refused request, an interrupted connection. */
const isExpected = (error: unknown): boolean =>
  error instanceof ApiError || isConnectionFailure(error) || isLostProxy(error)

/** Errors that browser extensions throw into a page after they lost their proxy object. */
const isLostProxy = (error: unknown): boolean =>
  error instanceof TypeError && /undefined.*\bproxy\b|\bproxy\b.*undefined/i.test(error.message)

/** Asks in a dialog of the browser if the file of our dialog does not arrive either. */
const confirmWherever = ({ confirm }: Pick<Host, 'confirm'>, question: Confirmation): Promise<boolean> =>
  import('./overlays/DialogOverlay.tsx').then(
    () => confirm(question),
    () => window.confirm(question.message),
  )

/** Code that only members need. */
const loader = () => import('./remotes/load-remote-module.ts')

/** Reads config.json and creates the shell, ready to render. @throws when it cannot start */
export async function startShell() {
  const page = document.baseURI.replace(/#.*$/, '')
  const storage = createDeviceStorage(() => localStorage)
  const preferences = createPreferencesStore(storage, window)
  const preferredLanguage = () => chooseLanguage(preferences.get().global.language, navigator.languages)
  const words = createWords(preferredLanguage())
  const token = createToken(storage, window)
  const path = (): string => router.state.location.pathname
  const early = createEarlyAnswers({ window, path, token: token.get })
  const [config] = await Promise.all([readConfig(page, early.fetch), words.add('shell', locales)])

  const reload = () => location.reload()
  const shell = createShell({
    config,
    words,
    preferences,
    reload,
    isExpected,
    flags: featureFlags(config, location.hostname),
    token,
    path,
    fetch: early.fetch,
    storage,
    navigate: (path, options) => router.navigate(path, options),
    remotes: () => remotes,
  })
  const tabStorage = createDeviceStorage(() => sessionStorage)
  const remotes = createRemotes({
    page,
    reload,
    remoteOrigins: config.remoteOrigins,
    storage,
    tabStorage,
    loadModule: async (entry) => (await loader()).loadRemoteModule(entry),
    addWords: words.add,
    i18n: words.i18n,
    host: { ...shell.host, confirm: (question) => confirmWherever(shell.host, question) },
    unsaved: shell.unsaved,
    send: early.fetch,
    isLoginAsked: () => shell.loginPrompt.get(),
  })
  const router = createRouter(window, routes, takeReturn(tabStorage) ?? startPath(shell))

  preferences.subscribe(() => words.use(preferredLanguage()).catch(shell.host.reportError))
  watchLoadErrors(remotes.offerReload)
  reportUncaught(shell.host.reportError)
  followInstallation(window)
  followLinks(document, (path) => void router.navigate(path, { state: fromHere(router) }))
  // While the registry loads; a failed request is repeated by the part that needs it.
  if (shell.host.session.get().loggedIn) loader().catch(() => {})
  void remotes.refresh()
  return { shell, remotes, router, early }
}
