export const rooms = ['screen'];
