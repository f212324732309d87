import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'

export default defineRemote({
  id: 'settings',
  routes: [{ path: 'settings', load: () => import('./FirstScreen.tsx').then((module) => module.FirstScreen) }],
  locales: { 'en-us': enUs },
})
