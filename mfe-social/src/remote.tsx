import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { household } from './kitchens/preferences.ts'

export default defineRemote({
  id: 'social',
  routes: [
    { path: 'people', load: () => import('./overview/PeoplePage.tsx').then((module) => module.PeoplePage) },
    {
      path: 'people/my-profile',
      load: () => import('./people/own/MyProfilePage.tsx').then((module) => module.MyProfilePage),
    },
    {
      path: 'people/my-profile/preview',
      load: () => import('./people/profile/ProfilePreviewPage.tsx').then((module) => module.ProfilePreviewPage),
    },
    {
      path: 'people/invitation/:secret',
      load: () => import('./people/invite/InvitationPage.tsx').then((module) => module.InvitationPage),
    },
    {
      path: 'people/:handle',
      load: () => import('./people/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
    },
    // The address of older releases: households stand on the page of people.
    { path: 'kitchens', load: () => import('./overview/PeoplePage.tsx').then((module) => module.PeoplePage) },
    {
      path: 'kitchens/new',
      load: () => import('./kitchens/NewKitchenPage.tsx').then((module) => module.NewKitchenPage),
    },
    {
      path: 'kitchens/invitation/:secret',
      load: () => import('./kitchens/invited/KitchenInvitationPage.tsx').then((module) => module.KitchenInvitationPage),
    },
    {
      path: 'kitchens/:kitchenId',
      load: () => import('./kitchens/KitchenPage.tsx').then((module) => module.KitchenPage),
    },
    {
      path: 'kitchens/:kitchenId/move-in',
      load: () => import('./kitchens/moving/MoveInPage.tsx').then((module) => module.MoveInPage),
    },
    { path: 'messages', load: () => import('./messages/MessagesPage.tsx').then((module) => module.MessagesPage) },
    {
      path: 'messages/:otherUserId',
      load: () => import('./messages/ConversationPage.tsx').then((module) => module.loadConversationPage()),
    },
  ],
  preferences: [household],
  changeEffects: [() => import('@potluck/parts/eater-effects').then((module) => module.eaterEffects)],
  background: () => import('./background.ts').then((module) => module.background),
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
