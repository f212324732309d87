import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'

export default defineRemote({
  id: 'social',
  routes: [{ path: 'people', load: () => import('./FirstScreen.tsx').then((module) => module.FirstScreen) }],
  locales: { 'en-us': enUs },
})
