/** Loads the screens of the samples. */
export const sampleScreens = {
  all: () => import('./SamplesPage.tsx').then((module) => module.SamplesPage),
  one: () => import('./SamplePage.tsx').then((module) => module.SamplePage),
  cook: () => import('./CookSamplePage.tsx').then((module) => module.CookSamplePage),
}
