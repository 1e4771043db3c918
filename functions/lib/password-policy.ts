export const passwordFinding = (_p: string, _o: object): null | 'password_common' => null;
