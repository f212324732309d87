/** The styles of elements in a page of tests, as the sheet of a browser has them. */
function styleOf(html: string): CSSStyleDeclaration {
  document.body.innerHTML = html
  const element = document.querySelector('[data-wanted]')
  if (!element) throw new Error(`nothing is wanted of ${html}`)
  return getComputedStyle(element)
}

test.each([
  ['<div data-wanted></div>', 'block'],
  ['<ul><li data-wanted></li></ul>', 'list-item'],
  ['<table><tbody><tr><th data-wanted></th></tr></tbody></table>', 'table-cell'],
  ['<button data-wanted></button>', 'inline-block'],
  ['<template data-wanted></template>', 'none'],
  ['<span hidden data-wanted></span>', 'none'],
  ['<input type="hidden" data-wanted>', 'none'],
  ['<input type="text" data-wanted>', 'inline-block'],
  ['<dialog data-wanted></dialog>', 'none'],
  ['<div style="display: none" data-wanted></div>', 'none'],
  ['<style>main > p.far, .near { display: flex }</style><main><p class="far" data-wanted></p></main>', 'flex'],
])('%s is displayed as %s', (html, display) => {
  expect(styleOf(html).display).toBe(display)
})

test('what is invisible hides what is in it', () => {
  expect(styleOf('<div style="visibility: hidden"><b data-wanted></b></div>').visibility).toBe('hidden')
})
