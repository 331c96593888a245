// A line for each template. Adding one is this line and its folder: see CONTRIBUTING.md.
export { template as lifestyle } from '#web/templates/lifestyle/template.ts'
export { template as metropolitan } from '#web/templates/metropolitan/template.ts'
export { template as showroom } from '#web/templates/showroom/template.ts'
export { template as yard } from '#web/templates/yard/template.ts'
