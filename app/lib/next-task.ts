/** Long work in steps: between them the browser paints and answers what was pressed. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
