/**
 * json-server for stories, which run the mock's handlers in the page: rows in memory, as the mock's own door to them
 * (`mock-server/state/database.ts`) uses them. There is no REST face, because nothing could call it.
 */
const jsonServer = {
  router<Tables>(rows: Tables) {
    let state = rows;
    return {
      stack: [],
      db: {
        getState: () => state,
        setState: (next: Tables) => {
          state = next;
        },
      },
    };
  },
};

export default jsonServer;
