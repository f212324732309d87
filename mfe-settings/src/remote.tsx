import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'

export default defineRemote({
  id: 'settings',
  routes: [
    { path: 'settings', load: () => import('./settings/SettingsPage.tsx').then((module) => module.SettingsPage) },
    { path: 'settings/account', load: () => import('./account/AccountPage.tsx').then((module) => module.AccountPage) },
    { path: 'settings/import', load: () => import('./import/ImportPage.tsx').then((module) => module.ImportPage) },
    {
      path: 'settings/import/:format',
      load: () => import('./import/ImportFilePage.tsx').then((module) => module.ImportFilePage),
    },
    { path: 'settings/export', load: () => import('./export/ExportPage.tsx').then((module) => module.ExportPage) },
    { path: 'settings/take-out', load: () => import('./export/TakeOutPage.tsx').then((module) => module.TakeOutPage) },
  ],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
