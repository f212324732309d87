import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'

export default defineRemote({
  id: 'recipes',
  routes: [{ path: 'list/:folder', load: () => import('./FirstScreen.tsx').then((module) => module.FirstScreen) }],
  locales: { 'en-us': enUs },
})
