import type { Host } from '@potluck/platform/host'
import { loggedOutKey } from '../device/logged-out.ts'
import { tokenKey } from '../device/token.ts'
import type { Shell } from '../host/shell.ts'
import type { DevicePush } from '../push/device-push.ts'
import { booksOnDemand, createApi } from './create-api.ts'
import { createHost } from './create-host.ts'
import { logOutOf, wipe } from './end-session.ts'
import { followToken } from './follow-token.ts'
import { kitchenOnDemand } from './kitchen-on-demand.ts'
import type { ShellSettings } from './shell-settings.ts'
import { createShellState } from './shell-state.ts'

/** Creates the shell. It renders nothing and sends no request yet. */
export function createShell(settings: ShellSettings): Shell {
  const { config, words, token, storage, preferences, path, reload, remotes } = settings
  const state = createShellState(settings)
  const { session, connection, changes, title, toasts, cache } = state
  const books = booksOnDemand(settings)
  const inKitchen = kitchenOnDemand(settings, state, () => host)
  const devicePush = pushOnDemand(() => host)
  const host = createHost(settings, state, {
    inKitchen,
    devicePush,
    books,
    api: createApi(settings, state, books),
    logOut: logOutOf(settings, state, () => endSession()),
  })
  const endSession = followToken({
    host,
    connection,
    books,
    devicePush,
    session,
    preferences,
    changes,
    title,
    badges: state.badges,
    words,
    storage,
    inKitchen,
    token,
    remotes,
    reload,
    wipe: () => wipe(settings, state),
  })

  return {
    host,
    config,
    words,
    title,
    toasts,
    connection,
    changes,
    path,
    reload,
    dialogs: state.dialogs,
    busy: state.progress,
    unsaved: state.unsaved,
    kitchen: state.kitchen,
    badges: state.badges,
    tutorial: state.tutorial,
    loginPrompt: state.loginPrompt,
    mayLogInByItself: () => config.proxyLogin && storage.getItem(loggedOutKey) === null,
    beginSession(newToken) {
      storage.removeItem(loggedOutKey)
      token.set(newToken)
      if (!storage.keeps(tokenKey))
        toasts.show({ message: words.i18n.t('errors.notStored', { ns: 'shell' }), duration: 7_000 })
    },
    queryCache(create) {
      const client = cache.get() ?? create()
      cache.set(client)
      return client
    },
  }
}

/** Push notifications of this device; the code loads on first use. */
function pushOnDemand(host: () => Host): () => Promise<DevicePush> {
  let push: Promise<DevicePush> | null = null
  return () => {
    push ??= import(/* webpackChunkName: "push" */ '../push/device-push.ts').then(({ createDevicePush }) =>
      createDevicePush(host()),
    )
    return push
  }
}
