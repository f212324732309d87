import { importFormats } from '@potluck/api/import-formats'
import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { anySource } from './import/import-source.ts'

/** The words of the page of login and security. */
const securityWords = wordsIn(import.meta.webpackContext('./security/locales', { regExp: /\.json$/ }))

/** The words of the page of other apps. */
const appsWords = wordsIn(import.meta.webpackContext('./apps/locales', { regExp: /\.json$/ }))

/** The words of what happened to accounts. */
const activityWords = wordsIn(import.meta.webpackContext('./activity/locales', { regExp: /\.json$/ }))

/** The words of what lists and plans show. */
const displayWords = wordsIn(import.meta.webpackContext('./display/locales', { regExp: /\.json$/ }))

/** Admins alone read them. */
const serverWords = wordsIn(import.meta.webpackContext('./server/locales', { regExp: /\.json$/ }))

export default defineRemote({
  id: 'settings',
  routes: [
    { path: 'settings', load: () => import('./settings/SettingsPage.tsx').then((module) => module.SettingsPage) },
    {
      path: 'settings/display',
      load: () => import('./display/DisplayPage.tsx').then((module) => module.DisplayPage),
      locales: displayWords,
    },
    { path: 'settings/account', load: () => import('./account/AccountPage.tsx').then((module) => module.AccountPage) },
    {
      path: 'settings/security',
      load: () => import('./security/SecurityPage.tsx').then((module) => module.SecurityPage),
      locales: securityWords,
    },
    {
      path: 'settings/apps',
      load: () => import('./apps/AppsPage.tsx').then((module) => module.AppsPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/assistants',
      load: () => import('./apps/assistants/AssistantsPage.tsx').then((module) => module.AssistantsPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/extension',
      load: () => import('./apps/extension/ExtensionPage.tsx').then((module) => module.ExtensionPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/calendars',
      load: () => import('./apps/calendars/CalendarsPage.tsx').then((module) => module.CalendarsPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/consent/:request',
      load: () => import('./apps/consent/ConsentPage.tsx').then((module) => module.ConsentPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/home-assistant',
      load: () => import('./apps/home-assistant/HomeAssistantPage.tsx').then((module) => module.HomeAssistantPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/webhooks',
      load: () => import('./apps/webhooks/WebhooksPage.tsx').then((module) => module.WebhooksPage),
      locales: appsWords,
    },
    {
      path: 'settings/apps/iphone',
      load: () => import('./apps/iphone/IphonePage.tsx').then((module) => module.IphonePage),
      locales: appsWords,
    },
    {
      path: 'settings/activity',
      load: () => import('./activity/ActivityPage.tsx').then((module) => module.ActivityPage),
      locales: activityWords,
    },
    {
      path: 'settings/server/activity',
      load: () => import('./activity/ServerActivityPage.tsx').then((module) => module.ServerActivityPage),
      locales: activityWords,
    },
    { path: 'settings/import', load: () => import('./import/ImportPage.tsx').then((module) => module.ImportPage) },
    // An address for each format, so that another one is not found.
    ...[anySource, ...importFormats.map(({ id }) => id)].map((format) => ({
      path: `settings/import/${format}`,
      load: () => import('./import/ImportFilePage.tsx').then((module) => module.ImportFilePage),
    })),
    { path: 'settings/export', load: () => import('./export/ExportPage.tsx').then((module) => module.ExportPage) },
    {
      path: 'settings/take-out',
      load: () => import('./export/AccountRestorePage.tsx').then((module) => module.AccountRestorePage),
    },
    {
      path: 'settings/server',
      load: () => import('./server/ServerPage.tsx').then((module) => module.ServerPage),
      locales: serverWords,
    },
    {
      path: 'settings/server/restore',
      load: () => import('./server/restore/RestorePage.tsx').then((module) => module.RestorePage),
      locales: serverWords,
    },
    {
      path: 'settings/first-restore',
      load: () => import('./server/restore/FirstRestorePage.tsx').then((module) => module.FirstRestorePage),
      locales: serverWords,
    },
  ],
  changeEffects: [() => import('@potluck/parts/eater-effects').then((module) => module.eaterEffects)],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
