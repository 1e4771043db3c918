import com.almworks.sqlite4java.SQLiteQueue;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/**
 * Starts DynamoDB Local on the loopback address: it has no option for that, and would listen on every interface. Adds indexes to its
 * database. Takes its arguments, among which must be -sharedDb.
 *
 * The classes beside this file are compiled from it and from StreamIndexes.java, as a runtime without a compiler must do; after a change,
 * with the engine's jar: java -m jdk.compiler/com.sun.tools.javac.Main --release 17 -g:none -cp DynamoDBLocal.jar *.java
 */
public final class LoopbackServer {
  public static void main(String[] args) throws Exception {
    DynamoDBProxyServer engine = ServerRunner.createServerFromCommandLineArgs(args);
    ServerConnector connector = (ServerConnector) ((Server) read(engine, "server")).getConnectors()[0];
    connector.setHost("127.0.0.1");
    // The engine itself opens its database with the first request.
    Object requests = read(read(engine, "serverHandler"), "primaryHandler");
    Method open = requests.getClass().getDeclaredMethod("getHandler", String.class);
    open.setAccessible(true);
    SQLiteQueue queue = (SQLiteQueue) read(read(open.invoke(requests, "local"), "dbAccess"), "queue");
    queue.execute(new StreamIndexes()).get();
    engine.safeStart();
  }

  private static Object read(Object holder, String name) throws ReflectiveOperationException {
    for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!field.getName().equals(name)) continue;
        field.setAccessible(true);
        return field.get(holder);
      }
    }
    throw new NoSuchFieldException(name);
  }
}
