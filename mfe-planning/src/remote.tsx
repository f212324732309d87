import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'

export default defineRemote({
  id: 'planning',
  routes: [{ path: 'shopping-lists', load: () => import('./FirstScreen.tsx').then((module) => module.FirstScreen) }],
  locales: { 'en-us': enUs },
})
