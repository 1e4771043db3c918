import java.lang.reflect.Field;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/**
 * Starts DynamoDB Local on the loopback address: it has no option for that, and would listen on every interface. Takes its arguments.
 *
 * The class beside this file is compiled from it, as a runtime without a compiler must do; after a change, with the engine's jar:
 * java -m jdk.compiler/com.sun.tools.javac.Main --release 17 -g:none -cp DynamoDBLocal.jar LoopbackServer.java
 */
public final class LoopbackServer {
  public static void main(String[] args) throws Exception {
    DynamoDBProxyServer engine = ServerRunner.createServerFromCommandLineArgs(args);
    Field field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    ServerConnector connector = (ServerConnector) ((Server) field.get(engine)).getConnectors()[0];
    connector.setHost("127.0.0.1");
    engine.safeStart();
  }
}
