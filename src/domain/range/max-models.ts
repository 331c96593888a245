/** How many models a list shows at most (the specification’s limit). */
export const MAX_MODELS = 30
