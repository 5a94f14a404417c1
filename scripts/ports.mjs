// Where the journeys' two hosts listen. E2E_PORT moves both, so that two checkouts can be tested on one machine at once.
export const E2E_PORT = String(process.env.E2E_PORT ?? 4273);
export const E2E_PATH_PORT = String(Number(E2E_PORT) + 1);
