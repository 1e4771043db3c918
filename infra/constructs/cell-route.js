// Runs in CloudFront before the cache lookup, for /api/* of a stage with several cells; the stack puts `cf`, `mainCell`, `anotherCell`
// and `apis` (the hosts of the other cells' APIs) before it. Nothing here is verified: the cell that gets the request verifies the token.
// Written without destructuring and spread, which CloudFront's runtime lacks.
const mostOfToken = 4096;

const textOf = (claims, name) => {
  const found = Object.getOwnPropertyDescriptor(Object(claims), name);
  return found && typeof found.value === 'string' ? found.value : '';
};

const claimsOf = (request) => {
  const authorization = request.headers.authorization;
  if (!authorization || authorization.value.length > mostOfToken) return {};
  const found = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization.value);
  if (!found) return {};
  try {
    return JSON.parse(Buffer.from(found[1], 'base64url').toString());
  } catch (_error) {
    // The main cell gets the token and refuses it.
    return {};
  }
};

// The cells in front of renewal cookies, as in `b~user.session.secret`: a neighbouring host may have set another cookie.
const cellsInCookies = (request) => {
  const cookie = request.cookies['__Secure-renewal'];
  if (!cookie) return [];
  return (cookie.multiValue || [cookie]).map((one) => one.value.split('~')[0]);
};

// The store lists universities that have moved, whose tokens may still name the cell before.
const movedTo = async (university) => {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(university)) return '';
  try {
    return await cf.kvs().get(university);
  } catch (_error) {
    // The university has not moved, as most; or the store is down, and the cell says where the university is.
    return '';
  }
};

const isListed = (cell) => cell === mainCell || Object.keys(apis).includes(cell);

const cellOf = async (request) => {
  // A cell that refused the call as misdirected named it, and the client repeats the call there.
  const asked = request.headers['x-cell'];
  if (asked && isListed(asked.value)) return asked.value;
  // The main cell has not answered a call that names nobody: another cell asks the directory whose it is.
  if (asked && asked.value === anotherCell) return Object.keys(apis)[0];
  const claims = claimsOf(request);
  const moved = await movedTo(textOf(claims, 'uni'));
  return [moved, textOf(claims, 'cell')].concat(cellsInCookies(request)).find(isListed);
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
async function handler(event) {
  const request = event.request;
  const cell = await cellOf(request);
  // The origin of the behavior is the main cell's; the other settings, such as the secret header, stay as they are there.
  if (cell && cell !== mainCell) cf.updateRequestOrigin({ domainName: apis[cell] });
  return request;
}
