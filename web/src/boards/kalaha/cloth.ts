/** The colour of the game’s cloth. */
export const cloth = "--cloth-linen";
